import type { TextsLike } from '../../kit/text/texts-like.ts';
import type english from './texts.en.ts';

export default {
  waiting: '¿Quién trabaja aquí?',
  waitingHow: 'Escanee su tarjeta, o toque su nombre y escriba su PIN.',
  atTerminal: 'En {wc}',
  change: 'Cambiar',
  changeTitle: 'Cambiar de trabajador',
  leave: 'Dejar el terminal',
  hasTurn: 'Trabajando ahora',
  noPin: 'Aún sin PIN: escanee la tarjeta',
  nobody: 'Todavía nadie trabaja en {wc}',
  nobodyHow: 'El administrador asigna los trabajadores al centro de trabajo.',
  pin: 'PIN',
  digits: '{count, plural, =0 {Ninguna cifra escrita} one {# cifra escrita} other {# cifras escritas}}',
  goOn: 'Seguir como {name}',
  notABadge: 'Esto no es una tarjeta. Escanee su tarjeta o toque su nombre.',
  signOut: 'Cerrar la sesión del terminal',
  signOutHow: 'Nadie podrá trabajar aquí hasta que se inicie de nuevo la sesión del terminal con su contraseña.',
  stay: 'Seguir con la sesión',
} as const satisfies TextsLike<typeof english>;
