// Served as a file of its own and loaded before the first paint (the content policy forbids inline scripts):
// the page starts in the scheme that the person chose, or that their system asks for.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('terroir-theme');
  } catch {
    chosen = null; // storage is switched off: follow the system
  }
  var wantsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  var scheme = chosen === 'dark' || (chosen !== 'light' && wantsDark) ? 'dark' : 'light';
  document.documentElement.dataset.theme = scheme;
  // The colour of the browser's own bar; the page names one for each scheme before this script.
  document.querySelectorAll('meta[name="theme-color"][data-scheme]').forEach(function (bar) {
    bar.setAttribute('media', bar.dataset.scheme === scheme ? 'all' : 'not all');
  });
})();
