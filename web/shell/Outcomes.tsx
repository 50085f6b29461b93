// The pages for what went otherwise: no such page, not for you, and a fault of ours.
import { Link, useLocation, useRouteError } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { TooManyRedirects } from './guards/Redirect.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <div className="mx-auto max-w-160 px-4 py-16">
      <PageHead title="Not Found" below={<p className="mt-1 break-all text-ink-3">{pathname}</p>} />
      <p className="mb-6 text-ink-2">There is no page at this address.</p>
      <div className="flex flex-wrap gap-2">
        <Link to={paths.dashboard} className={buttonClass('primary')}>
          Dashboard
        </Link>
        <Link to={paths.journals()} className={buttonClass('secondary')}>
          Journal Entries
        </Link>
        <Link to={paths.home} className={buttonClass('secondary')}>
          Home
        </Link>
      </div>
    </div>
  );
}

export function NotAuthorizedPage() {
  return (
    <div className="max-w-160 py-8">
      <PageHead title="Not authorised" />
      <p className="mb-6 text-ink-2">
        This area is for administrators. Your books are on the dashboard.
      </p>
      <Link to={paths.dashboard} className={buttonClass('primary')}>
        Go to Dashboard
      </Link>
    </div>
  );
}

function TurningInCircles({ text }: { readonly text: string }) {
  return (
    <main id="main" className="mx-auto max-w-160 px-4 py-16">
      <PageHead title={text} />
      <p className="mb-6 text-ink-2">
        The pages lead to each other and to no end. Begin again from the front page.
      </p>
      <a href={paths.home} className={buttonClass('primary')}>
        Home
      </a>
    </main>
  );
}

/** Stands in place of a page that broke: every unexpected failure ends here. */
export function FaultPage() {
  const error = useRouteError();
  console.error(error);
  if (error instanceof TooManyRedirects) return <TurningInCircles text={error.message} />;
  return (
    <main id="main" className="mx-auto max-w-160 px-4 py-16">
      <PageHead title="This page could not be drawn" />
      <p className="mb-6 text-ink-2">
        Your books are safe on the server. Reload the page; if it happens again, tell whoever looks
        after this installation.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <a href={paths.home} className={buttonClass('secondary')}>
          Home
        </a>
      </div>
    </main>
  );
}
