// Joined to the theme's lines and run before the first paint: the page's language, as chosen here before, as its
// address names it (?lang=fr) or as the browser asks, and its first texts sent for while the app itself is still on its way. `texts` names their files.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('terroir-language');
  } catch {
    chosen = null; // storage is switched off: follow the browser
  }
  var named = /[?&]lang=(en|fr)(?:&|$)/.exec(location.search);
  var language = /^fr/i.test(chosen || (named && named[1]) || navigator.language || '') ? 'fr' : 'en';
  document.documentElement.lang = language;
  if (texts[language]) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = texts[language];
    document.head.append(link);
  }
})();
