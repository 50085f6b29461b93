import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';

/** Above the title of every page of the administration but its first. */
export const AdminLink = () => (
  <Link to={paths.admin} className="link-quiet">
    Administration
  </Link>
);
