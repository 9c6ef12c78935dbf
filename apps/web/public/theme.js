// Runs before the first paint: a dark aisle must not see a white flash. A file, because the page allows no inline script.
try {
  const root = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (localStorage.getItem('touch') === 'glove') root.dataset.touch = 'glove';
} catch {
  // Storage is blocked: the system's theme it is.
}
