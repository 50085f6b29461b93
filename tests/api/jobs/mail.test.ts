import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSendMail } from '#api/jobs/mail.ts';
import { resetLink } from '#api/jobs/people/send-reset-link.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lekha-outbox-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a mail without a mail server', () => {
  it('lies in the outbox, readable by the server alone', async () => {
    const outbox = join(folder, 'outbox');
    const sendMail = createSendMail({ smtpUrl: null, outbox, host: 'books.example' });
    await sendMail({
      to: { name: 'Meera Joshi', address: 'meera@sahyadri.example' },
      subject: 'नमस्ते ₹',
      text: 'Hello.',
    });
    const [name = ''] = await readdir(outbox);
    expect(name).toMatch(/\.eml$/);
    const file = join(outbox, name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, 'utf8');
    expect(text).toContain('To: Meera Joshi <meera@sahyadri.example>');
    expect(text).toContain('From: Lekha <no-reply@books.example>');
    expect(text).toContain('Hello.');
  });

  it('takes no header from a name', async () => {
    const outbox = join(folder, 'names');
    const sendMail = createSendMail({ smtpUrl: null, outbox, host: 'books.example' });
    await sendMail({
      to: { name: 'Meera\r\nBcc: all@evil.example', address: 'meera@sahyadri.example' },
      subject: 'a ₹\r\nBcc: all@evil.example',
      text: 'Hello.',
    });
    const [name = ''] = await readdir(outbox);
    const text = await readFile(join(outbox, name), 'utf8');
    expect(text).not.toMatch(/^Bcc:/m);
    // Nor one that a reader finds once the subject is decoded.
    expect(text).not.toMatch(/^Subject:.*=0[AD]/m);
  });
});

describe('the link of a forgotten password', () => {
  it('keeps its token from every server on the way', () => {
    expect(resetLink('https://books.example', 'abc')).toBe(
      'https://books.example/reset-password#token=abc',
    );
  });
});
