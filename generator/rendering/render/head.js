import { HANDED, isNight } from '../../../components/lib/hours.ts';

(function (root) {
  root.setAttribute('data-js', '');
  root.setAttribute('data-asking', '');
  try {
    // On a shared computer, nothing is stored beyond the tab (components/lib/device-storage.ts).
    var storage = sessionStorage.getItem('sharedComputer') ? sessionStorage : localStorage;
    var isMember = storage.getItem('isLoggedIn') === 'true';
    var isTool = root.hasAttribute('data-night');
    var theme = storage.getItem('theme');
    var isHanded = location.hash.indexOf(HANDED) === 0;
    if (!theme && ((isMember && isTool) || isHanded) && isNight(new Date().getHours())) {
      theme = storage.getItem('theme-by-clock') || 'dim';
    }
    var chosen = ['day', 'night', 'dim'].indexOf(theme);
    if (chosen >= 0) {
      root.setAttribute('data-theme', theme);
      // The theme-color elements are in the same order.
      document.querySelectorAll('meta[name="theme-color"]').forEach(function (bar, i) {
        bar.media = i === chosen ? 'all' : 'not all';
      });
    }
    if (isMember) root.setAttribute('data-member', '');
    if (storage.getItem('consent')) root.removeAttribute('data-asking');
  } catch (refused) {}

  function showWithoutScripts(event) {
    var failed = !event || event.target === window || event.target.localName === 'script';
    if (!failed || root.hasAttribute('data-hydrated')) return;
    root.removeAttribute('data-js');
    root.removeAttribute('data-asking');
    pressed = null;
  }
  addEventListener('error', showWithoutScripts, true);
  addEventListener('unhandledrejection', showWithoutScripts);

  // Clicks on buttons before hydration are repeated once React has taken over.
  var pressed;
  addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('button');
      if (!button || !root.hasAttribute('data-js') || root.hasAttribute('data-hydrated')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed = button;
    },
    true,
  );
  new MutationObserver(function () {
    if (pressed && pressed.isConnected) pressed.click();
    pressed = null;
  }).observe(root, { attributeFilter: ['data-hydrated'] });

  function start() {
    var scripts = document.getElementById('scripts').content;
    if (!scripts.hasChildNodes()) return;
    document.head.append(scripts);
    setTimeout(showWithoutScripts, 8000);
  }
  addEventListener('DOMContentLoaded', function () {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  });
  addEventListener('load', function () {
    setTimeout(start, 500);
  });
})(document.documentElement);
