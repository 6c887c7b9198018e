// Joined to the theme's lines and run before the first paint: the page's language, as chosen here before or as the browser asks.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('terroir-language');
  } catch (blocked) {
    chosen = null; // storage is switched off: follow the browser
  }
  var asked = chosen || navigator.language || 'en';
  document.documentElement.lang = /^fr/i.test(asked) ? 'fr' : 'en';
})();
