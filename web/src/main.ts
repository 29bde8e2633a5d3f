import { mount } from 'svelte';
import App from './App.svelte';
import { takeEveryDigit } from './digits';
import { first, speak } from './language.svelte';
import { route } from './route.svelte';
import { keepPage } from './version';
import './style/fonts.css';
import './style/base.css';

const page = document.getElementById('page');
// In English rather than not at all.
await speak(first()).catch(() => speak('en'));
document.addEventListener('beforeinput', takeEveryDigit);
if (page) mount(App, { target: page });
// Whatever else is fetched comes first.
const keep = () => setTimeout(() => void keepPage(() => route.place.at === 'hall').catch(() => undefined), 1500);
if (document.readyState === 'complete') keep();
else addEventListener('load', keep);
