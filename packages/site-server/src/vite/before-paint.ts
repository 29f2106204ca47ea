/**
 * The script that a prerendered page runs before its first paint. It is a file of its own, as the policy refuses inline
 * scripts.
 *
 * It sets the edition, and marks the page when a member is logged in, so that space is reserved for their parts; if the
 * browser refuses the storage, the page stays light.
 *
 * It also keeps the last click on a button that the site could not handle yet, and repeats it until the button gets it:
 * on a slow phone it can take seconds from the paint of a button until it works. There are two such times. Before the
 * hydration nothing listens; the site ends this time with `courtside:ready`. And while the code of the screen is
 * loading, React stops clicks on it at the root. A click that passes the root was handled: a handler further in that
 * stops it, such as that of a carousel after a drag, does so on purpose. Where the page was rendered anew, in another
 * language, a click goes to the button at the same place among those of its class, if their number is the same.
 */
export const BEFORE_PAINT = `try{if(localStorage.getItem('edition')==='professional')document.documentElement.dataset.edition='professional';if(localStorage.getItem('courtside.token'))document.documentElement.dataset.member=''}catch{}
(function(){
  var pressed=null,place=-1,kind='',count=0,ours=false,timer=0;
  function alike(){return [].slice.call(document.getElementsByClassName(kind))}
  function arrived(){pressed=null}
  function hear(button){
    var node=button;
    while(node.parentNode&&node.parentNode.id!=='root')node=node.parentNode;
    if(!node.parentNode)return false;
    node.addEventListener('click',arrived,{capture:true,once:true});
    return true;
  }
  function again(){
    clearTimeout(timer);
    if(!pressed)return;
    var button=pressed.isConnected?pressed:kind&&alike().length===count?alike()[place]:null;
    pressed=button&&!button.disabled&&hear(button)?button:null;
    if(!pressed)return;
    ours=true;
    button.click();
    ours=false;
    if(pressed)timer=setTimeout(again,100);
  }
  function keep(event){
    if(ours||!event.target.closest)return;
    clearTimeout(timer);
    pressed=event.target.closest('button');
    if(!pressed)return;
    kind=pressed.className;
    place=alike().indexOf(pressed);
    count=alike().length;
    var root=document.getElementById('root');
    if(root&&root.dataset.page!==undefined)return;
    if(hear(pressed))timer=setTimeout(again,100);
    else pressed=null;
  }
  addEventListener('click',keep,true);
  addEventListener('courtside:ready',function(){
    again();
    setTimeout(function(){removeEventListener('click',keep,true)},30000);
  },{once:true});
})();
`;
