/**
 * The one inline script, allowed by its hash. It sets the chosen theme before the first paint; notes clicks on controls that are
 * not alive yet, so that they can be replayed (web/entry-client.tsx), and marks them and forms' buttons busy, so that a press is
 * seen at once; and fetches the page's scripts, named in a meta element,
 * once the text stands on the screen: nothing competes with it for a slow line.
 */
export const earlyScript =
  '(()=>{let t;try{t=localStorage.getItem("theme")}catch{}' +
  'if(t==="light"||t==="dark")document.documentElement.dataset.theme=t;' +
  'const c=window.earlyClicks=[];' +
  'document.addEventListener("click",e=>{const b=e.target.closest("[data-early],form button");' +
  'if(b&&window.earlyClicks===c){b.ariaBusy="true";b.matches("[data-early]")&&c.push(b)}});' +
  'addEventListener("pageshow",e=>e.persisted&&document.querySelectorAll("button[aria-busy]").forEach(b=>b.ariaBusy=null));' +
  'const load=()=>{const m=document.querySelector("meta[name=client]");' +
  'if(m)m.content.split(" ").forEach((f,i)=>{const e=document.createElement(i?"link":"script");' +
  'i?(e.rel="modulepreload",e.href=f):(e.type="module",e.src=f);document.head.append(e)})};' +
  // A tab in the background paints nothing and has nothing to wait for.
  'document.addEventListener("DOMContentLoaded",()=>document.hidden?load():requestAnimationFrame(()=>setTimeout(load)))})()';
