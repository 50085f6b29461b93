// The pages for what went wrong: a fault of ours, and addresses that lead to each other.
import { useRouteError } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { TooManyRedirects } from './Redirect.tsx';

function TurningInCircles({ text }: { readonly text: string }) {
  return (
    <main id="main" className="mx-auto max-w-160 px-4 py-16">
      <PageHead title={text} />
      <p className="mb-6 text-ink-2">
        These pages lead round in a circle. Start again from the home page.
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
