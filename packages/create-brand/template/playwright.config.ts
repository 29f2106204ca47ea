import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH, WEB_PORT = '5273', SANDBOX_PORT = '8887' } = process.env;

export default defineConfig({
  testDir: 'test',
  fullyParallel: true,
  workers: 4,
  reporter: 'line',
  // The sandbox, the site and four pages share the machine.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://127.0.0.1:${WEB_PORT}`,
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: ['--no-sandbox'],
    },
  },
  webServer: {
    command: 'courtside-site start --test-doors',
    url: `http://127.0.0.1:${WEB_PORT}`,
    env: { WEB_PORT, SANDBOX_PORT },
  },
});
