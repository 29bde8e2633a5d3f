// What the type checker does not see: promises that nobody waits for, values that are never read, code that cannot run.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node, ...globals.serviceworker, __FILES__: 'readonly', __VERSION__: 'readonly' },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'log'] }],
      'no-eval': 'error',
      // $props() and $state are read as variables; the rule of the plugin knows which may change.
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // A button that says nothing sends the form around it: one that lies in no form today may lie in one tomorrow.
      'svelte/button-has-type': 'error',
      // The compiler says which of its warnings are ignored for nothing, and svelte-check fails on the others.
      'svelte/no-unused-svelte-ignore': 'off',
      // Collections that nothing is drawn from need no signals.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space between two elements would be lost without its braces.
      'svelte/no-useless-mustaches': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts', 'src/**/*.ts'],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], parser: ts.parser },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
);
