import type en from './texts.en.ts';

export default {
  working: 'Un momento',
  loading: 'Cargando',
  back: 'Atrás',
  goBack: 'Volver',
  close: 'Cerrar',
  clear: 'Borrar',
  scan: 'Escanear un código',
  locked: 'bloqueado',
  waiting: '{count, plural, one {# pendiente} other {# pendientes}}',
  mainNavigation: 'Principal',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  serverFailed: 'No se pudo conectar con el servidor',
  nothingLost: 'El servidor no respondió. No se ha perdido nada de lo que hizo.',
  tryAgain: 'Reintentar',
} satisfies Record<keyof typeof en, string>;
