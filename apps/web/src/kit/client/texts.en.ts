export default {
  requestError: 'request error',
  notReached: 'server connection failed',
  timeout: 'The server took too long to answer. Try again.',
  asksAgain: 'No answer came. Asking the server again …',
  customIgnoredTitle: 'Some custom translations were ignored',
  customIgnored: 'They are not written as Gemba needs them.',
  limitedPermissions: 'Limited permissions',
  newVersion: 'A newer version of Gemba is needed',
  newBuild: 'A newer version of Gemba is there',
  newVersionHow: 'Reload when it suits you; what you have typed is kept.',
  missingPart: 'A part of the app could not be loaded',
  missingPartHow: 'There may be a newer version, or no network. What you have typed is kept.',
  missingOfflineHow:
    'This part of the app is not on the device yet. It comes with the network. What you have typed is kept.',
  broken: 'This screen has stumbled',
  brokenHow: 'Nothing was sent. Try again; if it stays, call support.',
  reload: 'Reload',
} as const;
