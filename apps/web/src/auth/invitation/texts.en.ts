export default {
  title: 'Choose a password',
  welcome: 'Welcome, {name}, at {company}',
  how: 'Choose the password that you will sign in with.',
  userName: 'User name',
  newPassword: 'New password',
  rules: 'At least 8 characters, at most 128, none that others would try first.',
  tooShort: 'Use at least 8 characters',
  save: 'Save and sign in',
  toLogin: 'To sign-in',
} as const;
