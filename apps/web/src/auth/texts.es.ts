import type { TextsLike } from '../kit/text/texts-like.ts';
import type en from './texts.en.ts';

export default {
  title: 'Iniciar sesión',
  promise: 'La planta en su mano.',
  invitation: 'Inicie sesión con su cuenta del ERP.',
  language: 'Idioma',
  companyCode: 'Código de empresa',
  companyMissing: 'el código de empresa no existe',
  checking: 'Comprobando…',
  userName: 'Usuario',
  userNameEmpty: 'El usuario no puede estar vacío',
  password: 'Contraseña',
  passwordEmpty: 'La contraseña no puede estar vacía',
  signIn: 'Iniciar sesión',
  signInIn: '{seconds, plural, one {Reintente en # segundo} other {Reintente en # segundos}}',
  bindAndSignIn: 'Vincular e iniciar sesión',
  refused: 'No se pudo iniciar sesión',
  or: 'o',
  withPasskey: 'Entrar con llave de acceso',
  passkeyCancelled: 'Su dispositivo no inició la sesión. Inténtelo de nuevo o escriba su contraseña.',
  withMessenger: 'Iniciar sesión con {messenger}',
  bindOnce: 'La primera vez se vincula a su usuario del ERP.',
  bindNow: 'Su cuenta de mensajería aún no está vinculada',
  bindHow: 'Inicie sesión una vez con su usuario del ERP y quedarán unidos.',
  messengerWaiting: 'Iniciando sesión con su mensajería…',
  signedOutHereOnly:
    'Ha cerrado la sesión en este dispositivo, pero no se pudo contactar con el servidor. Allí la sesión termina sola; tras el próximo inicio puede cerrarla en «Acceso y dispositivos».',
  callSupport: 'Llamar a soporte',
  version: 'Versión {version}',
  demoUsers: 'Usuarios de demostración',
  demoHow: 'Toque uno para rellenar usuario y contraseña.',
} satisfies TextsLike<typeof en>;
