export default {
  title: '设置密码',
  welcome: '{name}，欢迎加入 {company}',
  how: '请设置您登录时使用的密码。',
  userName: '用户名',
  newPassword: '新密码',
  rules: '8 到 128 个字符，不要使用容易猜到的密码。',
  tooShort: '请至少使用 8 个字符',
  save: '保存并登录',
  toLogin: '前往登录',
} as const;
