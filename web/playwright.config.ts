import { defineConfig } from '@playwright/test';

/** Debian's Chromium, headless; everything that would call home is off. */
export default defineConfig({
  testDir: 'tests',
  // One for each core that the tests are made for. A worker has a server of its own.
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  // How long a condition may take to come true beside other work; nothing waits longer than it must.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? 'chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
