import type en from './texts.en.ts';

export default {
  working: '处理中',
  loading: '加载中',
  back: '返回',
  goBack: '返回',
  close: '关闭',
  clear: '清除',
  scan: '扫描条码',
  locked: '已锁定',
  waiting: '{count} 项待处理',
  mainNavigation: '主导航',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  serverFailed: '服务器连接失败',
  nothingLost: '服务器没有响应。您的操作没有丢失。',
  tryAgain: '重试',
} satisfies Record<keyof typeof en, string>;
