// A thin strip over every page of the administration, so that shared masters are not mistaken for a
// book's own.
import { Outlet } from 'react-router-dom';

export function AdminFrame() {
  return (
    <>
      <p
        className={
          '-mx-4 -mt-4 mb-4 border-b border-cancelled-line bg-cancelled-bg px-4 py-1 text-sm ' +
          'font-medium text-cancelled lg:-mx-6 lg:px-6 print:hidden'
        }
      >
        Administration
      </p>
      <Outlet />
    </>
  );
}
