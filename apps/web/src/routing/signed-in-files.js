// Joined to the lines before the first paint: members get the list of the files of each screen (`files`).
(function () {
  var token = null;
  try {
    token = localStorage.getItem('terroir-token');
  } catch {
    token = null; // storage is switched off: nobody is signed in
  }
  if (!files || token === null || token === 'null') return;
  var script = document.createElement('script');
  script.src = files;
  document.head.append(script);
})();
