import type { NoticeTexts } from './notice-texts.ts';

export const chinese: NoticeTexts = {
  orders: {
    po: '采购单 {number}',
    so: '销售单 {number}',
    qo: '报价单 {number}',
    wo: '工单 {number}',
    rma: '客户退货 {number}',
    rtv: '供应商退货 {number}',
  },
  pushes: {
    message: { title: '新消息', body: '来自 {sender}' },
    approval: { title: '{order}', body: '等待您的审批' },
    alarm: { title: '生产报警', body: '{wc}' },
  },
  notices: {
    ORDER_APPROVED: { title: '{order} 已批准', content: '{by} 已批准。[\n\n{comment}]' },
    ORDER_REJECTED: { title: '{order} 已驳回', content: '{by} 已驳回。您可以修改后重新提交。[\n\n{comment}]' },
    DECISION_WITHDRAWN: { title: '{order} 重新等待审批', content: '{by} 撤回了决定。' },
    ORDER_HELD: { title: '{order} 已暂停', content: '{by} 已将其暂停。[\n\n{comment}]' },
    ORDER_RELEASED: { title: '{order} 已恢复', content: '{by} 已将其恢复。[\n\n{comment}]' },
    ORDER_TAKEN_OVER: { title: '{order} 已更换负责人', content: '{by} 已接管。[\n\n{comment}]' },
    ORDER_CANCELLED: { title: '{order} 已取消', content: '{by} 已将其取消。[\n\n{comment}]' },
    QUOTE_EXPIRED: { title: '{order} 已过期', content: '有效期已过，且未转为销售单。' },
    CHANGE_APPROVED: { title: '{order} 的变更已批准', content: '{by} 已批准，订单已更改。[\n\n{comment}]' },
    CHANGE_REJECTED: { title: '{order} 的变更已驳回', content: '{by} 已驳回，订单保持不变。[\n\n{comment}]' },
    ORDER_WAITS: { title: '{order} 等待您的审批', content: '已等待一天。{maker} 需要您的答复。' },
    CHANGE_WAITS: { title: '{order} 的变更等待您的审批', content: '已等待一天。{maker} 需要您的答复。' },
    TASK_RUNS_ON: {
      title: '班次已结束，您的任务仍在进行',
      content: '{wc}，工单 {woNumber}：请暂停或完工。班次之后的时间须在“我的一天”中确认后才计入。',
    },
    WEEKLY_DIGEST: {
      title: '您的一周：{from} 至 {to}',
      content:
        '[采购单：新增 {purchased}。\n][收货单：{received}。\n][销售单：新增 {sold}。\n][已发货单：{shipped}。\n][完工工单：{finished}。\n][已关闭 ECN：{closedEcns}。\n][报警：发起 {alarms}，解决 {resolved}。\n][收入：{revenue} {currency}。\n][您的决定：{decided}。\n][您的工时：{hours}。\n][现在等待您：{waiting}，其中逾期：{late}。]',
    },
    LICENCE_CHANGED: { title: '授权已更改', content: '{by} 已更改：{seats} 个席位，有效期至 {day}。\n\n{reason}' },
    CREDIT_LIMIT_CHANGED: {
      title: '客户 {subject}：信用额度已更改',
      content: '{by} 将其从 {before} 改为 {after} {currency}。\n\n{reason}',
    },
    NOTE_TAKEN_BACK: { title: '退货单 {subject}：通知单 {note} 已撤回', content: '由 {by} 撤回。\n\n{reason}' },
    PART_HELD: { title: '料号 {subject} 已冻结', content: '由 {by} 冻结。\n\n{reason}' },
    PART_RELEASED: { title: '料号 {subject} 已解冻', content: '由 {by} 解冻。\n\n{reason}' },
    PART_CHANGED: { title: '料号 {subject} 已更改', content: '由 {by} 更改。\n\n{reason}' },
    PART_REVISION_CHANGED: { title: '料号 {subject} 现为版本 {revision}', content: '由 {by} 设置。\n\n{reason}' },
    STANDARD_COST_CHANGED: {
      title: '料号 {subject}：标准成本已更改',
      content: '由 {by} 更改。此后生产入库按新成本计价。\n\n{reason}',
    },
    BOM_CHANGED: {
      title: '{subject} 的 BOM：版本 {revision}',
      content: '由 {by} 更改。[ECN {ecnNumber}。]未完工单的用料不变。\n\n{reason}',
    },
    ECN_CHANGED: { title: 'ECN {subject} 已更改', content: '{title}\n\n由 {by} 更改。\n\n{reason}' },
    ECN_CLOSED: { title: 'ECN {subject} 已关闭', content: '{title}\n\n由 {by} 关闭。\n\n{reason}' },
    ECN_CANCELLED: { title: 'ECN {subject} 已取消', content: '{title}\n\n由 {by} 取消。\n\n{reason}' },
    ECN_REOPENED: { title: 'ECN {subject} 已重新打开', content: '{title}\n\n由 {by} 重新打开。\n\n{reason}' },
    QUALITY_DOCUMENT_WITHDRAWN: {
      title: '供应商 {subject}：质量文件已撤回',
      content: '{by} 撤回了“{title}”。\n\n{reason}',
    },
    NCR_CLOSED: { title: 'NCR {subject} 已关闭', content: '{part}：{finding}\n\n由 {by} 关闭。\n\n{reason}' },
    NCR_REOPENED: { title: 'NCR {subject} 已重新打开', content: '{part}：{finding}\n\n由 {by} 重新打开。\n\n{reason}' },
    ORDERS_WAIT: { title: '{count} 份订单等待您的审批', content: '已等待一天：{orders}。' },
  },
};
