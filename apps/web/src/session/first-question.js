// Joined to the list of a member's files (routing/first-files.js): asks who is signed in while the app is still on its way.
// The app takes the answer where it would have asked the same (early-profile.ts).
(function () {
  if (window.terroirProfile === null) return; // it came out of the cache sooner, and has asked
  var token = null;
  try {
    token = JSON.parse(localStorage.getItem('terroir-token'));
  } catch {
    return; // storage is switched off, or holds no token: the app sees to it
  }
  if (typeof token !== 'string') return;
  var headers = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
    Authorization: 'Bearer ' + token,
  };
  var stop = new AbortController();
  var answer = fetch('/api/v1/profile', { headers, signal: stop.signal });
  // Its reader gets the same rejection and reports it; one that fails before the app reads it would be called unhandled.
  answer.catch(function () {});
  window.terroirProfile = { headers, answer, stop };
})();
