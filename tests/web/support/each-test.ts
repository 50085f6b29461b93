// All files of screens share one page, its styles and its modules, so after each test it is as it
// was before.
import './plain-react.ts';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import '#web/ui/styles/base.css';
import './few-stacks.ts';
import { restoreServer } from './answers.ts';
import { clearScreen } from './show.tsx';

const DESK = { width: 1280, height: 900 };

afterEach(async () => {
  await clearScreen();
  restoreServer();
  if (innerWidth !== DESK.width || innerHeight !== DESK.height) {
    await page.viewport(DESK.width, DESK.height);
  }
});
