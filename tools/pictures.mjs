// Draws the pictures of README.md from the built site: ./build.sh dist, then node tools/pictures.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Each picture with the link that it shows. */
const PICTURES = [
  { file: 'docs/board.png', link: '#1&n=8&queens=0.0.4.0.8.0.0.0&view=board&lang=en' },
  { file: 'docs/theatre.png', link: '#1&n=8&view=theatre&search=bitmask&lang=en' },
];

const server = spawn(process.execPath, ['www/serve.mjs', '--port', '8499'], { stdio: ['ignore', 'pipe', 'inherit'] });
await once(server.stdout, 'data');
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
try {
  for (const { file, link } of PICTURES) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
    await page.goto(`http://127.0.0.1:8499/${link}`);
    await page.getByRole('grid').first().waitFor();
    if (file.includes('theatre')) for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(2_000);
    await page.screenshot({ path: file });
    await page.close();
    console.log(file);
  }
} finally {
  await browser.close();
  server.kill();
}
