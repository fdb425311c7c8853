(function (root, storage) {
  root.setAttribute('data-js', '');
  root.setAttribute('data-asking', '');
  try {
    storage = localStorage;
    var theme = storage.getItem('theme');
    if (theme === 'day' || theme === 'night') root.setAttribute('data-theme', theme);
    if (storage.getItem('isLoggedIn') === 'true') root.setAttribute('data-member', '');
    if (storage.getItem('consent')) root.removeAttribute('data-asking');
  } catch (refused) {}
  function start() {
    document.head.append(document.getElementById('scripts').content);
  }
  addEventListener('DOMContentLoaded', function () {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  });
  addEventListener('load', function () {
    setTimeout(start, 500);
  });
})(document.documentElement);
