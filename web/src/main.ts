import { mount } from 'svelte';
import App from './App.svelte';
import { first, speak } from './language.svelte';
import './style/fonts.css';
import './style/base.css';

const page = document.getElementById('page');
// In English rather than not at all.
await speak(first()).catch(() => speak('en'));
if (page) mount(App, { target: page });
