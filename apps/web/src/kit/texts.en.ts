/** The words of the UI parts themselves. What a screen says stands with its capability. */
export default {
  working: 'Working',
  loading: 'Loading',
  back: 'Back',
  goBack: 'Go back',
  close: 'Close',
  clear: 'Clear',
  scan: 'Scan a barcode',
  locked: 'locked',
  waiting: '{count, plural, one {# waiting} other {# waiting}}',
  mainNavigation: 'Main',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  serverFailed: 'Server connection failed',
  nothingLost: 'The server did not answer. Nothing you did is lost.',
  tryAgain: 'Try again',
};
