// The entry of the browser's side: state, the session's check, and the router.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'jotai';
import { RouterProvider } from 'react-router-dom';
import { invariant } from '#core/kernel/invariant.ts';
import { keepKeysUntil } from './ahead/keep.ts';
import { framedPageStands } from './ahead/stands.ts';
import { onUnauthorised } from './client/call.ts';
import { makeRouter } from './routes/routes.tsx';
import { onDeviceTheme, applyAppearance, preferencesAtom } from './state/preferences.ts';
import { recallSession, checkSession, sessionAtom, store } from './state/session.ts';

const RELOAD_PAUSE_MS = 30_000;

const repaint = () => applyAppearance(store.get(preferencesAtom));
store.sub(preferencesAtom, repaint);
onDeviceTheme(repaint);
repaint();

// A page that was opened before the server was replaced asks for code that is no longer there.
// Typed work is kept on the device, so the page may begin again; once, lest it turn in circles, and
// never without a network, which would leave nothing in its place.
window.addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) return;
  const last = Number(sessionStorage.getItem('lekha.reloaded-at'));
  if (Date.now() - last < RELOAD_PAUSE_MS) return;
  event.preventDefault();
  sessionStorage.setItem('lekha.reloaded-at', String(Date.now()));
  location.reload();
});

onUnauthorised(() => void checkSession());
recallSession();
// Who is signed in types ahead of the first page too, whose code is still on its way.
if (store.get(sessionAtom) !== null) keepKeysUntil(framedPageStands);

const root = document.getElementById('root');
invariant(root !== null, 'index.html has a root.');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={makeRouter()} />
    </Provider>
  </StrictMode>,
);
