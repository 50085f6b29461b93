// Sets the theme before the first paint. It is a file of its own because the content security
// policy allows no inline script; web/state/preferences.ts writes what it reads.
(() => {
  let theme = 'system';
  let density = 'default';
  try {
    const stored = JSON.parse(localStorage.getItem('lekha.preferences') ?? '{}');
    theme = stored.theme ?? theme;
    density = stored.density ?? density;
  } catch {
    // Unreadable preferences are as good as none; the application clears them.
  }
  const dark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.density = density;
})();
