(function (root, storage) {
  try {
    storage = localStorage;
    var theme = storage.getItem('theme');
    if (theme === 'day' || theme === 'night') root.setAttribute('data-theme', theme);
    if (storage.getItem('isLoggedIn') === 'true') root.setAttribute('data-member', '');
  } catch (refused) {}
  root.setAttribute('data-js', '');
})(document.documentElement);
