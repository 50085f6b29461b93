import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';

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
