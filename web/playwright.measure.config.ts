import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** What is measured rather than tested: `cargo xtask clicks`. */
export default defineConfig(tests, { testMatch: '*.measure.ts' });
