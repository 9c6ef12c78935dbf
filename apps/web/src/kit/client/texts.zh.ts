import type { TextsLike } from '../text/texts-like.ts';
import type en from './texts.en.ts';

export default {
  requestError: '请求错误',
  notReached: '服务器连接失败',
  timeout: '服务器响应超时，请重试。',
  asksAgain: '没有收到回复，正在再次询问服务器……',
  customIgnoredTitle: '部分自定义翻译已忽略',
  customIgnored: '其格式不符合 Gemba 的要求。',
  limitedPermissions: '权限不足',
  newVersion: '需要更新版本的 Gemba',
  newBuild: 'Gemba 有新版本',
  newVersionHow: '请在方便时重新加载，已输入的内容会保留。',
  missingPart: '应用的一部分无法加载',
  missingPartHow: '可能有新版本，或没有网络。已输入的内容会保留。',
  missingOfflineHow: '应用的这一部分尚未保存到设备上，网络恢复后会自动打开。已输入的内容会保留。',
  broken: '此页面出错了',
  brokenHow: '没有发送任何内容。请重试；若仍有问题，请联系支持。',
  reload: '重新加载',
} satisfies TextsLike<typeof en>;
