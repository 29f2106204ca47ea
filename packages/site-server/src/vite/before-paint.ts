/**
 * The script that a prerendered page runs before its first paint. It is a file of its own, as the policy refuses inline
 * scripts.
 *
 * It sets the edition, and marks the page when a member is logged in, so that space is reserved for their parts; if the
 * browser refuses the storage, the page stays light.
 *
 * It also keeps the last click on a button and the last on a radio button that the site could not handle yet, and repeats
 * them until they are handled: on a slow phone it can take seconds from the paint of a button until it works. There are
 * two such times. Before the hydration nothing listens; the site ends this time with `courtside:ready`. And while the
 * code of the screen is loading, React stops clicks on it at the root. A click that passes the root was handled: a
 * handler further in that stops it, such as that of a carousel after a drag, does so on purpose. Where the page was
 * rendered anew, in another language, a click goes to the button at the same place among those of its class, if their
 * number is the same.
 *
 * The browser checks a radio button by itself, so it shows the choice at once; the repeated click has to find it
 * unchecked, else it changes nothing and React is not told.
 */
export const BEFORE_PAINT = `try{if(localStorage.getItem('edition')==='professional')document.documentElement.dataset.edition='professional';if(localStorage.getItem('courtside.token'))document.documentElement.dataset.member=''}catch{}
(function(){
  var kept=[],ours=false,timer=0;
  function alike(press){return [].slice.call(document.getElementsByClassName(press.kind))}
  function hear(press){
    var node=press.node;
    while(node.parentNode&&node.parentNode.id!=='root')node=node.parentNode;
    if(!node.parentNode)return false;
    node.addEventListener('click',press.listener,{capture:true,once:true});
    return true;
  }
  function find(press){
    if(press.node.isConnected)return press.node;
    var all=press.kind?alike(press):[];
    return all.length===press.count?all[press.place]:null;
  }
  function retry(press){
    press.node=find(press)||press.node;
    if(press.heard||!press.node.isConnected||press.node.disabled||!hear(press))return false;
    if(press.node.type==='radio')press.node.checked=false;
    ours=true;
    press.node.click();
    ours=false;
    return !press.heard;
  }
  function again(){
    clearTimeout(timer);
    kept=kept.filter(retry);
    if(kept.length)timer=setTimeout(again,100);
  }
  function keep(event){
    if(ours||!event.target.closest)return;
    var node=event.target.closest('button,[type=radio]');
    if(!node){
      // The click on a label is followed by that on its radio button.
      if(!event.target.closest('label'))kept=[];
      return;
    }
    clearTimeout(timer);
    var radio=node.type==='radio';
    var press={node:node,kind:node.className,heard:false,listener:function(click){
      if(press.node.contains(click.target))press.heard=true;
    }};
    press.place=alike(press).indexOf(node);
    press.count=alike(press).length;
    kept=kept.filter(function(other){return (other.node.type==='radio')!==radio});
    var root=document.getElementById('root');
    var early=root&&root.dataset.page!==undefined;
    if(early||hear(press))kept.push(press);
    if(!early&&kept.length)timer=setTimeout(again,100);
  }
  addEventListener('click',keep,true);
  addEventListener('courtside:ready',function(){
    again();
    setTimeout(function(){removeEventListener('click',keep,true)},30000);
  },{once:true});
})();
`;
