export default {
  title: 'Elegir contraseña',
  welcome: 'Le damos la bienvenida, {name}, a {company}',
  how: 'Elija la contraseña con la que iniciará sesión.',
  userName: 'Nombre de usuario',
  newPassword: 'Contraseña nueva',
  rules: 'Al menos 8 caracteres, 128 como máximo, ninguna que otros probarían primero.',
  tooShort: 'Use al menos 8 caracteres',
  save: 'Guardar e iniciar sesión',
  toLogin: 'Ir al inicio de sesión',
} as const;
