import type { TextsLike } from '../kit/text/texts-like.ts';
import type en from './texts.en.ts';

export default {
  title: '登录',
  promise: '工厂尽在掌中。',
  invitation: '请使用 ERP 账号登录。',
  language: '语言',
  companyCode: '公司代码',
  companyMissing: '公司代码不存在',
  checking: '正在检查…',
  userName: '用户名',
  userNameEmpty: '用户名不能为空',
  password: '密码',
  passwordEmpty: '密码不能为空',
  signIn: '登录',
  signInIn: '{seconds} 秒后可再次登录',
  bindAndSignIn: '绑定并登录',
  refused: '登录被拒绝',
  or: '或',
  withPasskey: '用通行密钥登录',
  passkeyCancelled: '您的设备未完成登录。请重试，或输入密码。',
  withMessenger: '使用{messenger}登录',
  bindOnce: '首次使用时需与 ERP 用户绑定一次。',
  bindNow: '您的企业通讯账号尚未绑定',
  bindHow: '使用 ERP 用户登录一次，之后两者即关联。',
  messengerWaiting: '正在通过企业通讯登录…',
  signedOutHereOnly:
    '已在本设备上退出，但无法连接服务器。服务器上的会话会自行结束；下次登录后，也可在“登录与设备”中将其结束。',
  callSupport: '联系支持',
  version: '版本 {version}',
  demoUsers: '演示用户',
  demoHow: '点击即可填入用户名和密码。',
} satisfies TextsLike<typeof en>;
