import type { TextsLike } from '../text/texts-like.ts';
import type en from './texts.en.ts';

export default {
  requestError: 'error en la solicitud',
  notReached: 'falló la conexión con el servidor',
  timeout: 'El servidor tardó demasiado en responder. Inténtelo de nuevo.',
  asksAgain: 'No llegó respuesta. Se pregunta de nuevo al servidor…',
  customIgnoredTitle: 'Se ignoraron algunas traducciones propias',
  customIgnored: 'No están escritas como Gemba las necesita.',
  limitedPermissions: 'Permisos limitados',
  newVersion: 'Hace falta una versión más nueva de Gemba',
  newBuild: 'Hay una versión más nueva de Gemba',
  newVersionHow: 'Recargue cuando le convenga; lo que ha escrito se conserva.',
  missingPart: 'No se pudo cargar una parte de la aplicación',
  missingPartHow: 'Puede haber una versión nueva, o no hay red. Lo que ha escrito se conserva.',
  missingOfflineHow:
    'Esta parte de la aplicación aún no está en el dispositivo. Llega con la red. Lo que ha escrito se conserva.',
  broken: 'Esta pantalla ha fallado',
  brokenHow: 'No se envió nada. Inténtelo de nuevo; si sigue igual, llame a soporte.',
  reload: 'Recargar',
} satisfies TextsLike<typeof en>;
