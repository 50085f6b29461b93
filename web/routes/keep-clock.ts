// Keeps the moment of a page over every navigation: links and keys say where to, not when.
import { createPath } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { keepMoment } from '#web/client/past/moment.ts';

type Router = ReturnType<typeof createBrowserRouter>;

type To = string | Parameters<typeof createPath>[0];

/** @returns the same router, whose links and navigations keep the moment of the page. */
export function keepClock(router: Router): Router {
  const navigate = router.navigate.bind(router);
  const kept = (to: To): string =>
    keepMoment(router.state.location, typeof to === 'string' ? to : createPath(to));
  // A link asks for its address, and a click on it navigates: both are asked of the router.
  router.createHref = kept;
  const navigateKept = (to: To | number | null, how?: Parameters<typeof navigate>[1]) =>
    typeof to === 'number' ? navigate(to) : navigate(to === null ? null : kept(to), how);
  router.navigate = navigateKept;
  return router;
}
