// Run where someone is signed in (signed-in-files.js): sends for the files of the screen at this address and of what stands
// around it, together. The app would ask for the one when it runs, and for the other when it has drawn the first. They
// follow the app's own file, so that it runs while they are on their way. `screens` names them (vite/screen-files.ts).
(function () {
  var screen = screens.screens.find(function (row) {
    return new RegExp(row.at).test(location.pathname);
  });
  if (!screen) return;
  var wanted = screens.member.concat(screen.files, screen.texts[document.documentElement.lang]);
  function sendFor(name, priority) {
    var link = document.querySelector('link[href="' + name + '"]');
    if (link) return link; // the app has run before, out of the cache
    link = document.createElement('link');
    var isStyle = name.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.fetchPriority = priority;
    link.href = name;
    document.head.append(link);
    return link;
  }
  sendFor(screens.app, 'high').addEventListener('load', function () {
    new Set(wanted).forEach(function (place) {
      sendFor(screens.files[place], 'low'); // what the app asks the server for goes first
    });
  });
})();
