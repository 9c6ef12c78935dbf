-- A rejected order can be taken over from a maker who can no longer open it; its history says so.

alter table approval_decision drop constraint approval_decision_decision_check;
alter table approval_decision add constraint approval_decision_decision_check check (decision in (
  'APPROVE', 'REJECT', 'WITHDRAW', 'RESUBMIT', 'HOLD', 'RELEASE', 'CANCEL', 'AMEND', 'COMMIT', 'EXPIRE', 'TAKE_OVER'));
